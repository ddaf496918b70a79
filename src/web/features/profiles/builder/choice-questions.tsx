import {
  BriefcaseBusiness,
  CalendarDays,
  Clock,
  GraduationCap,
  Medal,
  Moon,
  Notebook,
  RefreshCw,
  School,
  Sprout,
  Sun,
} from 'lucide-react'
import { limits } from '#contract/limits.ts'
import { educationOptions, experienceOptions } from '#contract/options.ts'
import { wantedShiftOptions } from '#contract/profiles/part-options.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { FieldLines, useFieldWiring } from '#web/ui/field.tsx'
import { PictureChoice } from '#web/ui/picture-choice.tsx'
import { isExperienced } from '../candidate/candidate-values.ts'
import { DictateButton } from './dictate-button.tsx'
import { questionId } from './question-id.ts'
import type { QuestionProps } from './question-props.ts'

const educationPictures = {
  '10thPassed': Notebook,
  '12thPassed': School,
  graduateAbove: GraduationCap,
}

export function EducationQuestion({ values, errors, fill }: QuestionProps) {
  const { t } = useTranslation()
  const error = errors['education']
  const wiring = useFieldWiring({ error, good: undefined, hint: undefined }, { name: 'education' })
  return (
    <>
      <PictureChoice
        type="radio"
        name="education"
        labelledBy={questionId}
        describedBy={wiring.describedBy}
        isWrong={error !== undefined}
        selected={[values.education]}
        options={educationOptions.map(({ value, labelKey }) => ({
          value,
          label: t(labelKey),
          picture: educationPictures[value],
        }))}
        onChange={(chosen) =>
          fill({ education: educationOptions.find(({ value }) => value === chosen)?.value ?? '' })
        }
      />
      <FieldLines error={error} wiring={wiring} />
    </>
  )
}

const experiencePictures = {
  fresher: Sprout,
  '0-1yr': CalendarDays,
  '1-2yr': BriefcaseBusiness,
  moreThan2yr: Medal,
}

/** How long somebody has worked, and at what, in own words. */
export function ExperienceQuestion({ values, errors, fill }: QuestionProps) {
  const { t } = useTranslation()
  const error = errors['workexperience']
  const wiring = useFieldWiring(
    { error, good: undefined, hint: undefined },
    { name: 'workexperience' },
  )
  const about = { fresher: t('builder.firstJob'), '0-1yr': t('builder.underAYear') }
  const words = useFieldWiring(
    { error: undefined, good: undefined, hint: undefined },
    { name: 'pastjobexperience' },
  )
  const fillWords = (pastjobexperience: string) => fill({ pastjobexperience })
  return (
    <>
      <PictureChoice
        type="radio"
        name="workexperience"
        labelledBy={questionId}
        describedBy={wiring.describedBy}
        isWrong={error !== undefined}
        selected={[values.workexperience]}
        options={experienceOptions.map(({ value, labelKey }) => ({
          value,
          label: t(labelKey),
          about: value === 'fresher' || value === '0-1yr' ? about[value] : undefined,
          picture: experiencePictures[value],
        }))}
        onChange={(chosen) =>
          fill({
            workexperience: experienceOptions.find(({ value }) => value === chosen)?.value ?? '',
          })
        }
      />
      <FieldLines error={error} wiring={wiring} />
      {isExperienced(values.workexperience) && (
        <div className="field">
          <label htmlFor={words.id}>
            {t('builder.whatWork')} <span className="opt">{t('builder.canSkip')}</span>
          </label>
          <div className="withmic">
            <input
              id={words.id}
              name="pastjobexperience"
              className="input"
              maxLength={limits.longText}
              value={values.pastjobexperience}
              onChange={({ target }) => fillWords(target.value)}
            />
            <DictateButton label={t('builder.sayWork')} onText={fillWords} />
          </div>
        </div>
      )}
    </>
  )
}

const shiftPictures = { day: Sun, night: Moon, rotational: RefreshCw, part: Clock }

export function ShiftsQuestion({ values, errors, fill }: QuestionProps) {
  const { t } = useTranslation()
  const error = errors['shifts']
  const wiring = useFieldWiring({ error, good: undefined, hint: undefined }, { name: 'shifts' })
  const about = {
    day: t('builder.dayHours'),
    night: t('builder.nightHours'),
    rotational: t('builder.rotationalHours'),
    part: t('builder.partHours'),
  }
  return (
    <>
      <PictureChoice
        type="checkbox"
        name="shifts"
        labelledBy={questionId}
        describedBy={wiring.describedBy}
        isWrong={error !== undefined}
        selected={values.shifts}
        options={wantedShiftOptions.map(({ value, labelKey }) => ({
          value,
          label: t(labelKey),
          about: about[value],
          picture: shiftPictures[value],
        }))}
        onChange={(changed, isOn) =>
          fill({
            shifts: wantedShiftOptions
              .map(({ value }) => value)
              .filter((value) => (value === changed ? isOn : values.shifts.includes(value))),
          })
        }
      />
      <FieldLines error={error} wiring={wiring} />
    </>
  )
}
