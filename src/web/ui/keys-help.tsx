import { useId } from 'react'
import { Dialog } from './dialog.tsx'
import { Kbd } from './kbd.tsx'
import { Tick } from './tick.tsx'

export interface KeysHelpTexts {
  /** Title of the dialog. */
  title: string
  /** The button that opens it. */
  open: string
  close: string
  /** The tick that switches the keys on and off, and what that is good for. */
  use: string
  useHint: string
}

interface KeysHelpProps {
  open: boolean
  onOpen: (open: boolean) => void
  /** Keys that are told beside the title already. */
  told: readonly { keys: readonly string[]; does: string }[]
  all: readonly { key: string; does: string }[]
  /** Whether the keys act. */
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  texts: KeysHelpTexts
}

/** The single keys of a page beside its title, and a dialog with all of them and their switch. */
export function KeysHelp({ open, onOpen, told, all, isOn, onSwitch, texts }: KeysHelpProps) {
  const hintId = useId()
  return (
    <>
      <div className="keys">
        {isOn &&
          told.map(({ keys, does }) => (
            <span key={does}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}{' '}
              {does}
            </span>
          ))}
        <button
          type="button"
          className="textbtn row"
          aria-haspopup="dialog"
          onClick={() => onOpen(true)}
        >
          <Kbd>?</Kbd> {texts.open}
        </button>
      </div>
      <Dialog
        open={open}
        onClose={() => onOpen(false)}
        title={texts.title}
        closeLabel={texts.close}
        align="start"
        describe={false}
      >
        <ul className="stack mt-3">
          {all.map(({ key, does }) => (
            <li key={key} className="row">
              <Kbd>{key}</Kbd>
              {does}
            </li>
          ))}
        </ul>
        <Tick
          className="mt-3"
          label={texts.use}
          checked={isOn}
          aria-describedby={hintId}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        <p id={hintId} className="small">
          {texts.useHint}
        </p>
      </Dialog>
    </>
  )
}
