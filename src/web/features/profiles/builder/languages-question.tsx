import { Plus } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { spokenOptionOf } from '#contract/profiles/languages-spoken.ts'
import { languageLevelOptions, spokenLanguageOptions } from '#contract/profiles/part-options.ts'
import type { LanguageLevel } from '#contract/profiles/part-options.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Chip } from '#web/ui/chip.tsx'
import { cx } from '#web/ui/cx.ts'
import { FieldLines, useFieldWiring } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Seal } from '#web/ui/seal.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { QuestionProps } from './question-props.ts'

/** Asked of everybody. */
const usual = ['Hindi', 'English'] as const

/** How well each language is spoken. */
export function LanguagesQuestion({ values, errors, fill }: QuestionProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const error = errors['languages']
  const wiring = useFieldWiring({ error, good: undefined, hint: undefined }, { name: 'languages' })
  const given = values.languages
  const asked = usual.filter((name) => !has(given, name)).map((name) => ({ name, level: null }))
  const rows = given.some(({ name }) => name === usual[1])
    ? [...asked, ...given]
    : [...given, ...asked]
  const offered = spokenLanguageOptions.filter(({ wireLabel }) => !has(rows, wireLabel))

  function setLevel(name: string, level: LanguageLevel): void {
    const row = { name, level }
    const isThere = rows.some((each) => each.name === name)
    fill({
      languages: isThere ? rows.map((each) => (each.name === name ? row : each)) : [...rows, row],
    })
  }

  function add(name: string): void {
    const clean = name.trim()
    setTyped(undefined)
    if (clean !== '' && !has(rows, clean))
      fill({ languages: [...rows, { name: clean, level: null }] })
  }

  return (
    <>
      {rows.map(({ name, level }) => {
        const option = spokenOptionOf(name)
        const label = option ? t(option.labelKey) : name
        return (
          <div key={name} className={cx('level', level !== null && 'level--on')}>
            <div className="level__h">
              <span>{label}</span>
              {level !== null && <Seal size={24} />}
            </div>
            <Segments
              legend={label}
              isLegendHidden
              options={languageLevelOptions.map(({ value, labelKey }) => ({
                value,
                label: t(labelKey),
              }))}
              value={level ?? ''}
              onChange={(chosen) => setLevel(name, chosen)}
            />
          </div>
        )
      })}
      <FieldLines error={error} wiring={wiring} />
      {rows.length < limits.languagesMax && (
        <fieldset className="chips" aria-label={t('builder.moreLanguages')}>
          {offered.map(({ wireLabel, labelKey }) => (
            <Chip key={wireLabel} onClick={() => setLevel(wireLabel, 'good')}>
              <Icon of={Plus} />
              {t(labelKey)}
            </Chip>
          ))}
          <Chip onClick={() => setTyped('')}>
            <Icon of={Plus} />
            {t('builder.otherLanguage')}
          </Chip>
        </fieldset>
      )}
      {typed !== undefined && (
        <TextField
          name="typedLanguage"
          label={t('builder.languageName')}
          maxLength={limits.nameInListLength}
          ref={focusAtOnce}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add(typed)
          }}
        />
      )}
    </>
  )
}

const has = (rows: readonly { readonly name: string }[], name: string): boolean =>
  rows.some((each) => each.name.toLowerCase() === name.toLowerCase())

/** It was asked for by a tap. */
const focusAtOnce = (field: HTMLInputElement | null): void => field?.focus()
