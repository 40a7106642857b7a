import { languageLevels } from '@trilha/contracts/assessments/rules'
import { proposalReply, type Proposal } from '@trilha/contracts/candidates/cv'
import type { Municipality } from '@trilha/contracts/places/places'
import { useFieldError } from '@trilha/web/form/useForm.ts'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPhone, webAddress } from '../../candidates.formats.ts'
import { PlaceField } from '../../PlaceField.tsx'
import { useProfileTexts } from '../../profile/useProfileTexts.ts'

type Value = Exclude<Proposal, { part: 'entry' }>

type ValueCorrectionProps = {
  /** Id of the form, for the button that sends it. */
  form: string
  proposal: Value
  onCorrect: (proposal: Proposal) => void
}

/** The field of a single value that was read in a CV. */
export function ValueCorrection({ form, proposal, onCorrect }: ValueCorrectionProps) {
  const { t } = useTranslation(['firstSteps', 'entries'])
  const texts = useProfileTexts()
  const fieldError = useFieldError()
  const [typed, setTyped] = useState(() => typedOf(proposal))
  const [place, setPlace] = useState(
    proposal.part === 'municipality' ? proposal.municipality : null,
  )
  const [error, setError] = useState<string>()
  const label = t(`entries:proposal.${proposal.part}`)
  const isLong = proposal.part === 'objective' || proposal.part === 'skills'
  const field = {
    value: typed,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  }
  return (
    <form
      id={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const parsed = proposalReply.safeParse(corrected(proposal, typed, place))
        if (parsed.success) onCorrect(parsed.data)
        else setError(parsed.error.issues[0]?.message)
      }}
    >
      {proposal.part === 'municipality' ? (
        <PlaceField place={place} onChoose={setPlace} error={fieldError(error)} />
      ) : (
        <Field
          label={label}
          error={fieldError(error)}
          {...(proposal.part === 'skills' && { hint: t('review.skillsHint') })}
        >
          {proposal.part === 'language' ? (
            <Select {...field}>
              {languageLevels.map((level) => (
                <option key={level} value={level}>
                  {texts.level(level)}
                </option>
              ))}
            </Select>
          ) : isLong ? (
            <TextArea rows={5} {...field} />
          ) : (
            <TextInput autoComplete="off" {...field} />
          )}
        </Field>
      )}
    </form>
  )
}

function typedOf(proposal: Value): string {
  switch (proposal.part) {
    case 'phone':
      return formatPhone(proposal.value)
    case 'link':
      return proposal.link.url
    case 'language':
      return proposal.level ?? languageLevels[0]
    case 'skills':
      return proposal.skills.join(', ')
    case 'municipality':
      return ''
    default:
      return proposal.value
  }
}

/** The proposal with what was typed, still to be checked. */
function corrected(proposal: Value, typed: string, municipality: Municipality | null): unknown {
  switch (proposal.part) {
    case 'link':
      return { ...proposal, link: { ...proposal.link, url: webAddress(typed) } }
    case 'language':
      return { ...proposal, level: typed }
    case 'skills':
      return {
        ...proposal,
        skills: typed
          .split(/[,;\n]/)
          .map((skill) => skill.trim())
          .filter((skill) => skill !== ''),
      }
    case 'municipality':
      return { ...proposal, municipality }
    default:
      return { ...proposal, value: typed }
  }
}
