// The layout engine answers messages by itself where it finds that it is in a worker.
import "elkjs/lib/elk-worker.min.js";
