import { Award, Lock, Plus } from 'lucide-react'
import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import type { Certificate } from '#contract/profiles/part-schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { fileSizeText } from '#web/lib/forms/file-check.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CertificateDialog } from './certificate-dialog.tsx'

interface CertificatesCardProps {
  certificates: readonly Certificate[]
  onChanged: () => Promise<void>
}

/** The certificates, which only the person and the employers applied to can open. */
export function CertificatesCard({ certificates, onChanged }: CertificatesCardProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Certificate>()
  const { run, isPending } = useMutation({
    call: (api, certificateId: string) =>
      api.call(calls.removeCertificate, { params: { certificateId } }),
    toastId: 'certificates',
    onSuccess: async () => {
      await onChanged()
      setRemoved(undefined)
    },
    revalidate: 'never',
  })
  return (
    <section className="panel" aria-labelledby="own-certificates">
      <div className="panel__head flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-certificates">{t('myProfile.certificates')}</h2>
        {certificates.length < limits.certificatesMax && (
          <Button kind="quiet" size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t('myProfile.add')}
          </Button>
        )}
      </div>
      <ul className="own-rows">
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <a
              className="link flex items-center gap-2 min-w-0"
              href={certificate.url}
              target="_blank"
              rel="noreferrer"
            >
              <Icon of={Award} />
              <span className="min-w-0 break-words" lang={langOf(certificate.title)}>
                {certificate.title}
              </span>
              <span className="text-small text-fg-3">{fileSizeText(certificate.byteSize)}</span>
            </a>
            <Button
              kind="quiet"
              size="sm"
              aria-label={t('myProfile.removeNamed', { title: certificate.title })}
              onClick={() => setRemoved(certificate)}
            >
              {t('myProfile.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="flex gap-2 items-center text-small text-fg-2 mt-3">
        <Icon of={Lock} size="s" /> {t('myProfile.certificatesPrivate')}
      </p>
      {isAdding && (
        <CertificateDialog
          onClose={() => setAdding(false)}
          onAdded={async () => {
            await onChanged()
            setAdding(false)
          }}
        />
      )}
      <ConfirmDialog
        open={removed !== undefined}
        title={t('myProfile.removeAsk', { title: removed?.title ?? '' })}
        confirmLabel={t('myProfile.remove')}
        cancelLabel={t('common.cancel')}
        loading={isPending}
        onConfirm={() => void (removed && run(removed.id))}
        onCancel={() => setRemoved(undefined)}
      />
    </section>
  )
}
