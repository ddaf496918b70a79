import { MapPin, Search } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { toSearch, whereName, withFilter, withPlace } from './job-filters.ts'
import { SearchField } from './search-field.tsx'

/** What work and where, as one slip. It leads to the search at `action`, without script as a plain form. */
export function SearchSlip({ action }: { action: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [what, setWhat] = useState('')
  const [where, setWhere] = useState('')

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void navigate(action + toSearch(withPlace(withFilter({}, 'q', what.trim()), where)))
  }

  /** A suggestion fills its field; Enter on what the field has searches. */
  const takeOrSearch = (text: string, take: (text: string) => void) => (next: string) => {
    if (next === text && next !== '') form.current?.requestSubmit()
    else take(next)
  }

  return (
    <search>
      <Form ref={form} className="sslip" action={action} onSubmit={submit}>
        <SearchField
          id={`${id}-what`}
          label={t('search.what')}
          placeholder={t('search.whatPlaceholder')}
          text={what}
          onType={setWhat}
          onSearch={takeOrSearch(what, setWhat)}
        />
        <div className="sslip__tear" aria-hidden="true" />
        <SearchField
          id={`${id}-where`}
          name={whereName}
          icon={MapPin}
          kind="place"
          label={t('search.where')}
          placeholder={t('search.wherePlaceholder')}
          text={where}
          onType={setWhere}
          onSearch={takeOrSearch(where, setWhere)}
        />
        <Button type="submit" size="lg" icon={Search}>
          {t('nav.searchJob')}
        </Button>
      </Form>
    </search>
  )
}
