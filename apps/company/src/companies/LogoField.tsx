import type { OwnCompany } from '@trilha/contracts/companies/own'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { FileButton } from '@trilha/web/ui/forms/FileButton.tsx'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { IconTrash, IconUpload } from '@trilha/web/ui/icons/moreIcons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { useCompanyActions } from './companies.data.ts'
import { Failure, failureOf } from '@trilha/web/form/Failure.tsx'
import styles from './companies.module.css'

/** The logo: an uploaded picture or the generated one. */
export function LogoField({ company }: { company: OwnCompany }) {
  const { t } = useTranslation('ownCompany')
  const { setLogo, removeLogo } = useCompanyActions()
  const choose = (file: File) =>
    setLogo.mutate(file, { onSuccess: () => toast.success(t('logo.saved')) })
  const failure = setLogo.error ?? removeLogo.error
  return (
    <>
      <Failure id={failure && failureOf(failure)} />
      <div className={styles.logo}>
        <CompanyLogo
          name={company.name}
          mark={company.mark}
          tone={company.tone}
          size={72}
          logoUrl={company.logoUrl}
        />
        <div className={styles.actions}>
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
        </div>
      </div>
      <p className={styles.meta}>{t('logo.hint')}</p>
    </>
  )
}
