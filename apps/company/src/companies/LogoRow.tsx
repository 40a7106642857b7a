import type { OwnCompany } from '@trilha/contracts/companies/own'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import type { ReactNode } from 'react'
import styles from './LogoRow.module.css'

type LogoRowProps = {
  company: OwnCompany
  /** Side of the logo in pixels. */
  size?: number
  children: ReactNode
}

/** The logo of the company, with a text or buttons next to it. */
export function LogoRow({ company, size = 52, children }: LogoRowProps) {
  return (
    <div className={styles.row}>
      <CompanyLogo
        name={company.name}
        mark={company.mark}
        tone={company.tone}
        size={size}
        logoUrl={company.logoUrl}
      />
      {children}
    </div>
  )
}
