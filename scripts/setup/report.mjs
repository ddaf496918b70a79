const isTerminal = process.stdout.isTTY
const clear = isTerminal ? '\r\u001B[2K' : ''
const tickMs = isTerminal ? 250 : 10_000

export const say = (text) => process.stdout.write(`${text}\n`)

/** Says what is being done, how far it is, and afterwards how long it took. */
export async function step(text, work, detail = () => '') {
  const began = Date.now()
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1)
  const open = (more) =>
    process.stdout.write(`${clear}  ${text}${more} ...${isTerminal ? '' : '\n'}`)
  open('')
  const timer = setInterval(
    () => open(`: ${[detail(), `${seconds()} s`].filter(Boolean).join(', ')}`),
    tickMs,
  )
  try {
    const result = await work()
    process.stdout.write(`${clear}  ${text}: ${seconds()} s\n`)
    return result
  } catch (error) {
    if (isTerminal) process.stdout.write('\n')
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** Something that the person has to put right; shown as it is, without a stack. */
export class SetupError extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
