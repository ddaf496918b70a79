import { CircleCheck, FileText, FileUp, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useRef, type ChangeEvent, type Ref } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { FieldLines, LabelText, useFieldWiring, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

export type UploadState =
  | { kind: 'idle' }
  /** `detail` is what is done to the file. */
  | { kind: 'busy'; fileName: string; detail: string }
  /** `detail` is '210 KB' */
  | { kind: 'done'; fileName: string; detail: string; previewUrl?: string | undefined }
  | { kind: 'bad'; fileName: string; detail: string }

interface UploadFieldProps extends FieldTexts {
  name: string
  id?: string | undefined
  state: UploadState
  /** The `accept` of the file input: '.pdf,application/pdf' */
  accept: string
  icon?: LucideIcon | undefined
  /** Idle: 'Choose a PDF', with 'Under 1 MB' below. */
  title: string
  subtitle: string
  changeLabel: string
  onPick: (file: File) => void
  onBlur?: (() => void) | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
}

const stateIcons = { busy: FileText, done: CircleCheck, bad: TriangleAlert }

/** A field for one file: idle, uploading, done or rejected. It has no state of its own. */
export function UploadField({
  name,
  id,
  state,
  accept,
  icon = FileUp,
  title,
  subtitle,
  changeLabel,
  onPick,
  onBlur,
  inputRef,
  className,
  ...texts
}: UploadFieldProps) {
  const wiring = useFieldWiring(texts, { id, name })
  const picker = useRef<HTMLDivElement>(null)
  const isIdle = state.kind === 'idle'

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // Emptied, so that choosing the same file again counts as a change.
    event.target.value = ''
    if (file) onPick(file)
  }

  return (
    <div className={cx('field', texts.error && 'is-bad', className)}>
      <label className="label" htmlFor={wiring.id}>
        <LabelText {...texts} mark={wiring.mark} />
      </label>
      <div ref={picker} className={cx('upload', `upload--${state.kind}`)}>
        {state.kind === 'done' && state.previewUrl ? (
          <img className="upload__pic" src={state.previewUrl} alt="" width="48" height="48" />
        ) : (
          <span className="upload__ic">
            <Icon of={isIdle ? icon : stateIcons[state.kind]} size="l" />
          </span>
        )}
        <span className="flex-1 min-w-0 max-letters:basis-word">
          <span className="upload__t">{isIdle ? title : state.fileName}</span>
          <span className="upload__h" role={isIdle ? undefined : 'status'}>
            {isIdle ? subtitle : state.detail}
          </span>
        </span>
        <input
          ref={inputRef}
          id={wiring.id}
          name={name}
          type="file"
          accept={accept}
          className={cx(!isIdle && 'upload__spare')}
          aria-required={texts.required}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={wiring.describedBy}
          onChange={handleChange}
          onBlur={onBlur}
        />
        {(state.kind === 'done' || state.kind === 'bad') && (
          <Button
            kind="quiet"
            size="sm"
            aria-describedby={wiring.id}
            onClick={() => picker.current?.querySelector('input')?.click()}
          >
            {changeLabel}
          </Button>
        )}
      </div>
      <FieldLines error={texts.error} good={texts.good} hint={texts.hint} wiring={wiring} />
    </div>
  )
}
