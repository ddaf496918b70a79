import { useEffect, useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { AnchorTabs } from '#web/ui/anchor-tabs.tsx'

export type Section = { readonly id: string; readonly label: string }

/** Links to the sections of a job's page, on phones. The section in view is marked. */
export function SectionAnchors({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(sections[0]?.id)
  const ids = sections.map(({ id }) => id).join(' ')

  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        setCurrent((earlier) => ids.split(' ').find((id) => inView.has(id)) ?? earlier)
      },
      // Only the upper part of the screen counts, below the header and these links.
      { rootMargin: '-130px 0px -45% 0px' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])

  return (
    <div className="anch">
      <AnchorTabs
        label={t('job.sections')}
        items={sections.map(({ id, label }) => ({ href: `#${id}`, label }))}
        current={current === undefined ? undefined : `#${current}`}
      />
    </div>
  )
}
