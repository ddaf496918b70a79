/** Something the person who starts the server has to put right. Printed as one sentence, no stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
