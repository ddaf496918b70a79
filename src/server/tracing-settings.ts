import { z } from 'zod'
import { webAddress } from './lib/setting-schemas.ts'

export interface TracingConfig {
  /** Undefined means that nothing is traced, and nothing of it is loaded. */
  tracing: TracingTarget | undefined
}

export type TracingTarget = {
  /** Takes spans by OTLP over HTTP, as JSON. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** Of the traces that begin here, how many are told: 0 to 1. */
  readonly share: number
}

/** Named as OpenTelemetry names them everywhere. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]*(?:,[\w-]+=[^,]*)*$/, 'must be headers such as a=b,c=d')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('kaamyab'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
}

type Settings = z.output<z.ZodObject<typeof tracingSettings>>

export function toTracing(settings: Settings): TracingConfig {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings
  if (endpoint === undefined) return { tracing: undefined }
  return {
    tracing: {
      address: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
      headers: Object.fromEntries(
        (headers?.split(',') ?? []).map((header) => {
          const [name = '', ...value] = header.split('=')
          return [name, decodeURIComponent(value.join('='))]
        }),
      ),
      serviceName: settings.OTEL_SERVICE_NAME,
      share: settings.OTEL_TRACES_SAMPLER_ARG,
    },
  }
}
