import { performance } from 'node:perf_hooks'

export interface Output {
  write: (text: string) => void
  /** A terminal can overwrite a line. */
  isTerminal: boolean
}

export interface Progress {
  /** Prints what is being done, and then how long it took. */
  step: <Result>(text: string, work: (tick: Tick) => Promise<Result>) => Promise<Result>
  say: (text: string) => void
}

/** Reports the progress of a long step. */
type Tick = (detail: string) => void

const minTickMs = 1000

export function createProgress(output: Output): Progress {
  const clear = output.isTerminal ? '\r\u001B[2K' : ''
  const open = (text: string) =>
    output.write(`${clear}  ${text} ...${output.isTerminal ? '' : '\n'}`)
  return {
    say: (text) => output.write(`${text}\n`),
    step: async (text, work) => {
      const began = performance.now()
      let lastTick = -Infinity
      if (output.isTerminal) open(text)
      const result = await work((detail) => {
        // Without a terminal each report is a new line, so there are fewer.
        const now = performance.now()
        if (now - lastTick < (output.isTerminal ? 0 : minTickMs)) return
        lastTick = now
        open(`${text}: ${detail}`)
      })
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      output.write(`${clear}  ${text}: ${seconds} s\n`)
      return result
    },
  }
}
