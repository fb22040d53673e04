import { startSandbox } from "./sandbox";
import { serve } from "./serve";

// npm run dev stands in front of this process and names its own address.
await serve(process.env, startSandbox, process.argv[2]);
