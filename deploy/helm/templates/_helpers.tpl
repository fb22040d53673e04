{{/*
The templates use what Go's own template engine has and nothing of Helm's: so they can be rendered, and are tested,
where there is no helm. A value of several lines is written as JSON, which YAML reads.
*/}}

{{- define "quarterdeck.json" -}}
{{- $type := printf "%T" . -}}
{{- $comma := "" -}}
{{- if eq $type "map[string]interface {}" -}}
{{ "{" }}{{ range $key, $value := . }}{{ $comma }}{{ printf "%q" $key }}: {{ template "quarterdeck.json" $value }}{{ $comma = ", " }}{{ end }}{{ "}" }}
{{- else if eq $type "[]interface {}" -}}
[{{ range . }}{{ $comma }}{{ template "quarterdeck.json" . }}{{ $comma = ", " }}{{ end }}]
{{- else if eq $type "string" -}}
{{ printf "%q" . }}
{{- else if eq $type "<nil>" -}}
null
{{- else if eq $type "float64" -}}
{{- /* Go prints 3600000 as 3.6e+06, which Kubernetes takes for no whole number. */ -}}
{{- $whole := printf "%.0f" . -}}
{{- if eq (printf "%.9f" .) (printf "%s.000000000" $whole) }}{{ $whole }}{{ else }}{{ . }}{{ end -}}
{{- else -}}
{{ . }}
{{- end -}}
{{- end -}}

{{- define "quarterdeck.selector" -}}
{app.kubernetes.io/name: quarterdeck, app.kubernetes.io/instance: {{ printf "%q" .Release.Name }}}
{{- end -}}

{{- define "quarterdeck.labels" -}}
{app.kubernetes.io/name: quarterdeck, app.kubernetes.io/instance: {{ printf "%q" .Release.Name }}, app.kubernetes.io/version: {{ printf "%q" .Chart.AppVersion }}, app.kubernetes.io/managed-by: {{ printf "%q" .Release.Service }}}
{{- end -}}
