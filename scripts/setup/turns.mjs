/**
 * Lets programs that run beside each other speak one after another: what one says comes out at once when all before it
 * have ended, and is buffered until then.
 */
export function takeTurns(count, write = (text) => process.stdout.write(text)) {
  const speakers = Array.from({ length: count }, () => ({ buffered: [], hasEnded: false }))
  let turn = 0
  return speakers.map((speaker, place) => ({
    say: (text) => {
      if (place === turn) write(text)
      else speaker.buffered.push(text)
    },
    end: () => {
      speaker.hasEnded = true
      while (speakers[turn]?.hasEnded) {
        turn++
        for (const text of speakers[turn]?.buffered.splice(0) ?? []) write(text)
      }
    },
  }))
}
