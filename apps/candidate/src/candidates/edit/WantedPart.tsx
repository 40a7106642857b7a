import { factsBody, type Profile } from '@trilha/contracts/candidates/candidates'
import { availabilities, councils } from '@trilha/contracts/assessments/rules'
import { cnhCategories, shifts, states, workplaces } from '@trilha/contracts/vacancies/enums'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { CheckChip } from '@trilha/web/ui/actions/Chip.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormField } from '../../auth/FormField.tsx'
import { useProfileCalls } from '../candidates.data.ts'
import { draftOf } from '../candidates.drafts.ts'
import { centsOf } from '../candidates.formats.ts'
import { useEdit } from './edit.context.ts'
import styles from './WantedPart.module.css'
import { ChipRow } from './form/ChipRow.tsx'
import { EditCard } from './form/EditCard.tsx'
import { FieldGrid } from './form/FieldGrid.tsx'
import { FieldRow, FieldRows } from './form/FieldRows.tsx'
import { PartForm } from './form/PartForm.tsx'
import { usePartForm } from './form/usePartForm.ts'
import { WantedRolesField } from '../wantedRoles/WantedRolesField.tsx'
import { useProfileTexts } from '../profile/useProfileTexts.ts'

/** The form's fields; the salary is stored as typed. */
const schema = z.object({
  wantedRoles: factsBody.shape.wantedRoles,
  pay: z.nullable(
    z.string().check(
      z.refine(
        (typed) => {
          const cents = centsOf(typed)
          return cents === null || (cents >= 0 && cents <= 20_000_000)
        },
        { error: 'invalid' },
      ),
    ),
  ),
  workplaces: factsBody.shape.workplaces,
  maxKm: factsBody.shape.maxKm,
  shifts: factsBody.shape.shifts,
  availability: factsBody.shape.availability,
  cnh: factsBody.shape.cnh,
  councils: factsBody.shape.councils,
})
type WantedValues = z.output<typeof schema>

const distances = [5, 10, 15, 20, 30, 50, 100] as const
const asNumber = (chosen: unknown) => (chosen === '' || chosen === null ? null : Number(chosen))

/** Salary, place, hours, and facts that vacancies may require. */
export function WantedPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const { t: auth } = useTranslation('auth')
  const texts = useProfileTexts()
  const { candidateId } = useEdit()
  const { saveFacts } = useProfileCalls()
  const { facts } = profile
  const part = usePartForm<WantedValues>({
    schema,
    values: {
      wantedRoles: facts.wantedRoles,
      pay:
        facts.desiredSalaryCents === null
          ? null
          : String(facts.desiredSalaryCents / 100).replace('.', ','),
      workplaces: facts.workplaces ?? [],
      maxKm: facts.maxKm,
      shifts: facts.shifts ?? [],
      availability: facts.availability ?? null,
      cnh: facts.cnh ?? null,
      councils: facts.councils ?? [],
    },
    draft: draftOf(candidateId, 'wanted'),
    fields: Object.keys(schema.shape),
    send: ({ pay, ...facts }) =>
      saveFacts({ ...facts, desiredSalaryCents: pay === null ? null : centsOf(pay) }),
  })
  const { form } = part
  const roles = useWatch({ control: form.control, name: 'wantedRoles' })
  const kms = [...new Set([...distances, ...(facts.maxKm === null ? [] : [facts.maxKm])])]
  return (
    <EditCard aria-label={t('part.wanted')}>
      <PartForm part={part} label={t('save.wanted')}>
        <FieldGrid>
          <div className={styles.full}>
            <WantedRolesField
              roles={roles ?? []}
              onChange={(next) => form.setValue('wantedRoles', next, { shouldDirty: true })}
              optional={common('actions.optional')}
            />
          </div>
          <FormField
            optional
            form={form}
            name="pay"
            label={t('wanted.payLabel')}
            hint={t('wanted.payHint')}
            icon="R$"
            inputMode="decimal"
            autoComplete="off"
          />
          <Field label={t('wanted.distanceLabel')} optional={common('actions.optional')}>
            <Select {...form.register('maxKm', { setValueAs: asNumber })}>
              <option value="">{t('wanted.anyDistance')}</option>
              {kms
                .toSorted((a, b) => a - b)
                .map((km) => (
                  <option key={km} value={km}>
                    {t('wanted.upTo', { count: km })}
                  </option>
                ))}
            </Select>
          </Field>
          <Fieldset
            className={styles.full}
            legend={t('wanted.workplaces')}
            optional={common('actions.optional')}
          >
            <ChipRow>
              {workplaces.map((place) => (
                <CheckChip key={place} value={place} {...form.register('workplaces')}>
                  {common(`workplace.${place}`)}
                </CheckChip>
              ))}
            </ChipRow>
          </Fieldset>
          <Fieldset
            className={styles.full}
            legend={t('wanted.shifts')}
            optional={common('actions.optional')}
          >
            <ChipRow>
              {shifts.map((shift) => (
                <CheckChip key={shift} value={shift} {...form.register('shifts')}>
                  {common(`shift.${shift}`)}
                </CheckChip>
              ))}
            </ChipRow>
          </Fieldset>
          <Field label={t('wanted.availability')} optional={common('actions.optional')}>
            <Select {...form.register('availability', { setValueAs: asNumber })}>
              <option value="">{auth('fields.notTold')}</option>
              {availabilities.map((days) => (
                <option key={days} value={days}>
                  {texts.availability(days)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('wanted.cnh')}
            optional={common('actions.optional')}
            hint={t('wanted.cnhHint')}
          >
            <Select {...form.register('cnh', { setValueAs: (chosen: unknown) => chosen || null })}>
              <option value="">{auth('fields.notTold')}</option>
              {cnhCategories.map((category) => (
                <option key={category} value={category}>
                  {texts.cnh(category)}
                </option>
              ))}
            </Select>
          </Field>
          <Councils form={form} />
        </FieldGrid>
      </PartForm>
    </EditCard>
  )
}

/** Professional registrations, for jobs that need one. */
function Councils({ form }: { form: UseFormReturn<WantedValues> }) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const { t: auth } = useTranslation('auth')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'councils' })
  const taken = new Set(form.watch('councils')?.map(({ council }) => council))
  const free = councils.find((council) => !taken.has(council))
  return (
    <Fieldset
      className={styles.full}
      legend={t('wanted.councils')}
      optional={common('actions.optional')}
      hint={t('wanted.councilsHint')}
    >
      <FieldRows>
        {fields.map(({ id }, at) => (
          <FieldRow key={id}>
            <Field label={t('wanted.council')}>
              <Select {...form.register(`councils.${at}.council`)}>
                {councils.map((council) => (
                  <option key={council}>{council}</option>
                ))}
              </Select>
            </Field>
            <Field label={auth('fields.state')}>
              <Select
                {...form.register(`councils.${at}.state`, {
                  setValueAs: (chosen: unknown) => chosen || null,
                })}
              >
                <option value="">{t('wanted.noRegister')}</option>
                {states.map((state) => (
                  <option key={state}>{state}</option>
                ))}
              </Select>
            </Field>
            <IconButton label={t('wanted.removeCouncil')} onClick={() => remove(at)}>
              <IconTrash />
            </IconButton>
          </FieldRow>
        ))}
        {free && (
          <div>
            <Button
              variant="outline"
              size="sm"
              icon={<IconPlus />}
              onClick={() => append({ council: free, state: null })}
            >
              {t('wanted.addCouncil')}
            </Button>
          </div>
        )}
      </FieldRows>
    </Fieldset>
  )
}
