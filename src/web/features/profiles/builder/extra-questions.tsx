import { Plus } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { FieldLines, useFieldWiring } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextQuestion } from './text-question.tsx'
import type { QuestionProps } from './question-props.ts'

export function EmailQuestion({ values, errors, fill }: QuestionProps) {
  return (
    <TextQuestion
      name="email"
      type="email"
      value={values.email}
      error={errors['email']}
      autoComplete="email"
      maxLength={limits.emailLength}
      onText={(email) => fill({ email })}
    />
  )
}

/** Skills that employers of these jobs ask for. */
const suggested = [
  'builder.skillCalling',
  'builder.skillTyping',
  'builder.skillHindiTyping',
  'builder.skillExcel',
  'builder.skillCare',
  'builder.skillSales',
  'builder.skillChat',
  'builder.skillDataEntry',
] as const

/** Up to fifteen skills, typed or from the suggestions. */
export function SkillsQuestion({ values, errors, fill }: QuestionProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { skills } = values
  const isFull = skills.length >= limits.skillsMax
  const error = errors['skills']
  const wiring = useFieldWiring({ error, good: undefined, hint: undefined }, { name: 'skills' })
  const offered = suggested.map((key) => t(key)).filter((skill) => !skills.includes(skill))

  function add(skill: string): void {
    const clean = skill.trim()
    setTyped('')
    if (clean !== '' && !skills.includes(clean)) fill({ skills: [...skills, clean] })
  }

  return (
    <>
      <fieldset className="chips" aria-label={t('builder.yourSkills')}>
        {skills.map((skill) => (
          <Chip
            key={skill}
            on
            aria-label={t('builder.removeSkill', { skill })}
            onClick={() => fill({ skills: skills.filter((each) => each !== skill) })}
          >
            {skill}
          </Chip>
        ))}
      </fieldset>
      <FieldLines error={error} wiring={wiring} />
      {!isFull && (
        <>
          <div className="flex gap-2 items-end">
            <TextField
              name="typedSkill"
              className="flex-1"
              label={t('builder.skillName')}
              maxLength={limits.nameInListLength}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || typed.trim() === '') return
                event.preventDefault()
                add(typed)
              }}
            />
            <Button kind="line" icon={Plus} onClick={() => add(typed)}>
              {t('builder.addSkill')}
            </Button>
          </div>
          <fieldset className="chips" aria-label={t('builder.suggestedSkills')}>
            {offered.map((skill) => (
              <Chip key={skill} onClick={() => add(skill)}>
                <Icon of={Plus} />
                {skill}
              </Chip>
            ))}
          </fieldset>
        </>
      )}
    </>
  )
}
