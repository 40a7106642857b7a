import type { OwnCompany } from '@trilha/contracts/companies/own'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { FileButton } from '@trilha/web/ui/forms/FileButton.tsx'
import { IconTrash, IconUpload } from '@trilha/web/ui/icons/moreIcons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { useCompanyActions } from './companies.data.ts'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { LogoRow } from './LogoRow.tsx'

/** The logo: an uploaded picture or the generated one. */
export function LogoField({ company }: { company: OwnCompany }) {
  const { t } = useTranslation('ownCompany')
  const { setLogo, removeLogo } = useCompanyActions()
  const choose = (file: File) =>
    setLogo.mutate(file, { onSuccess: () => toast.success(t('logo.saved')) })
  const failure = setLogo.error ?? removeLogo.error
  return (
    <>
      <Failure id={failure && failureId(failure)} />
      <LogoRow company={company} size={72}>
        <ButtonRow>
          <FileButton
            icon={<IconUpload />}
            loading={setLogo.isPending}
            accept="image/png,image/jpeg,image/webp"
            fileLabel={t('logo.file')}
            onFile={choose}
          >
            {company.logoUrl ? t('logo.replace') : t('logo.send')}
          </FileButton>
          {company.logoUrl && (
            <Button
              variant="plain"
              icon={<IconTrash />}
              loading={removeLogo.isPending}
              onClick={() =>
                removeLogo.mutate(undefined, { onSuccess: () => toast.success(t('logo.removed')) })
              }
            >
              {t('logo.remove')}
            </Button>
          )}
        </ButtonRow>
      </LogoRow>
      <p className="sm ink2">{t('logo.hint')}</p>
    </>
  )
}
