/**
 * The database is unavailable: connections are refused, closed or used up, or lead to a standby. Or it has ended a
 * statement for lack of memory, a time-out or a deadlock.
 */
const awayCode =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ERR_STREAM_DESTROYED|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EMFILE|EAGAIN|08\w{3}|25006|57P0[1-5]|53[234]00|57014|55P03|25P03|40P01|40001)$/
/** Errors of the driver without a code. */
const awayMessage =
  /timeout exceeded when trying to connect|Connection terminated|has encountered a connection error/

const lostCode = /^(?:ECONNRESET|EPIPE|ERR_STREAM_DESTROYED|08\w{3}|57P0[1-3])$/
const lostMessage = /Connection terminated|has encountered a connection error/

export const isDatabaseAway = (error: unknown): boolean => matches(error, awayCode, awayMessage)

/** The connection ended while it was used. */
export const isConnectionLost = (error: unknown): boolean => matches(error, lostCode, lostMessage)

function matches(error: unknown, codes: RegExp, messages: RegExp): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return codes.test(code) || messages.test(error.message)
}
