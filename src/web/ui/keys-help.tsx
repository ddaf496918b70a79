import { useId } from 'react'
import { Dialog } from './dialog.tsx'
import { Kbd } from './kbd.tsx'
import { Tick } from './tick.tsx'
import './keys-help.css'

export interface KeysHelpTexts {
  /** The title of the dialog. */
  title: string
  /** The label of the button that opens the dialog. */
  open: string
  close: string
  /** The label and hint of the checkbox that turns the shortcuts on and off. */
  use: string
  useHint: string
}

interface KeysHelpProps {
  open: boolean
  onOpen: (open: boolean) => void
  /** The shortcuts shown without opening the dialog. */
  primary: readonly { keys: readonly string[]; does: string }[]
  all: readonly { key: string; does: string }[]
  /** Whether the shortcuts are on. */
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  texts: KeysHelpTexts
}

/** The main keyboard shortcuts of a page, and a dialog with all of them and their switch. */
export function KeysHelp({ open, onOpen, primary, all, isOn, onSwitch, texts }: KeysHelpProps) {
  const hintId = useId()
  return (
    <>
      <div className="keys">
        {isOn &&
          primary.map(({ keys, does }) => (
            <span key={does}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}{' '}
              {does}
            </span>
          ))}
        <button
          type="button"
          className="textbtn flex items-center gap-3 max-letters:flex-wrap"
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
            <li key={key} className="flex items-center gap-3 max-letters:flex-wrap">
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
        <p id={hintId} className="text-small">
          {texts.useHint}
        </p>
      </Dialog>
    </>
  )
}
