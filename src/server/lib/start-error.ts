/**
 * A problem that the operator must fix before the server can start. It is printed without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
