import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { usePincode } from '#web/lib/forms/use-pincode.ts'
import { OwnPlaceButton } from '#web/features/places/own-place-button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { limits } from '#contract/limits.ts'
import { TextQuestion } from './text-question.tsx'
import type { QuestionProps } from './question-props.ts'

const pincodeLength = 6
/** The choice of an area that is typed. */
const other = 'other'

/** The pincode, and which of its areas. */
export function PlaceQuestion({ values, errors, fill }: QuestionProps) {
  const { t } = useTranslation()
  const [isTyped, setTyped] = useState(false)
  const { lookup, lookUp } = usePincode(() => undefined)
  const lookUpSaved = useEffectEvent(() => void lookUp(values.pincode))
  useEffect(() => lookUpSaved(), [])
  const place = lookup.kind === 'found' ? lookup.place : undefined
  const areas = place?.areas ?? []
  const isOther = isTyped || (values.area !== '' && !areas.includes(values.area))

  return (
    <>
      <TextQuestion
        name="pincode"
        value={values.pincode}
        error={lookup.kind === 'unknown' ? t('pincode.unknown') : errors['pincode']}
        good={
          place && t('pincode.found', { city: t.place(place.city), state: t.place(place.state) })
        }
        hint={lookup.kind === 'looking' ? t('pincode.looking') : undefined}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={pincodeLength}
        onText={(pincode) => {
          setTyped(false)
          fill({ pincode, area: '' })
          void lookUp(pincode.trim())
        }}
      />
      <OwnPlaceButton
        onPlace={({ pincode }) => {
          setTyped(false)
          fill({ pincode, area: '' })
          void lookUp(pincode)
        }}
      />
      {areas.length > 0 && (
        <ChoiceGroup
          type="radio"
          name="area"
          label={t('builder.whichArea')}
          note={t('builder.canSkip')}
          columns={2}
          options={[
            ...areas.map((area) => ({ value: area, label: area, lang: 'en' })),
            { value: other, label: t('builder.otherArea') },
          ]}
          selected={[isOther ? other : values.area]}
          onChange={({ target }) => {
            setTyped(target.value === other)
            fill({ area: target.value === other ? '' : target.value })
          }}
        />
      )}
      {place && (isOther || areas.length === 0) && (
        <TextField
          name="typedArea"
          label={t('builder.areaName')}
          maxLength={limits.shortText}
          value={values.area}
          onChange={({ target }) => {
            setTyped(true)
            fill({ area: target.value })
          }}
        />
      )}
      <p className="hint">{t('builder.areaOnly')}</p>
    </>
  )
}
