import type { Block } from '#contract/blocks/schemas.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import { limits } from '#contract/limits.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const readRules = async () => (await import('#contract/blocks/schemas.ts')).endBlockSchema

interface EndBlockDialogProps {
  block: Block
  open: boolean
  onClose: () => void
}

/** Asks why a block ends. */
export function EndBlockDialog({ block, open, onClose }: EndBlockDialogProps) {
  const { t } = useTranslation()
  const what = block.shown === '' ? t(`blocks.kind.${block.kind}`) : block.shown
  const form = useCheckedForm<{ note: string }>({
    readRules,
    order: ['note'],
    defaultValues: { note: '' },
  })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, values) =>
      api.call(trustCalls.endBlock, { params: { blockId: block.id }, body: values }),
    toastId: 'blocks',
    successText: () => t('blocks.ended', { what }),
    revalidate: 'always',
    onSuccess: onClose,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('blocks.endTitle', { what })}
      closeLabel={t('common.close')}
      align="start"
      describe={false}
    >
      <form className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('blocks.endText')}</p>
        <TextArea
          {...form.field('note')}
          id={`end-note-${block.id}`}
          label={t('blocks.endWhy')}
          rows={3}
          maxLength={limits.blockNoteLength}
          required
        />
        <div className="dialog__actions dialog__actions--row">
          <Button type="submit" loading={isSubmitting}>
            {t('blocks.end')}
          </Button>
          <Button kind="sec" disabled={isSubmitting} onClick={onClose}>
            {t('blocks.back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
