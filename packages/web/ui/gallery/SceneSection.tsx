import { CompanyLogo, VerifiedBadge } from '../media/CompanyLogo.tsx'
import { companyMarks, companyTones } from '../media/companyMarks.ts'
import { Logo, LogoSymbol } from '../media/Logo.tsx'
import { ErrorScene } from '../scenes/ErrorScene.tsx'
import { LoginScene } from '../scenes/LoginScene.tsx'
import styles from './SceneSection.module.css'
import { Section } from './layout/Section.tsx'
import { ShellSamples } from './samples/ShellSamples.tsx'

/** Brand, scenes, and page layouts. */
export function SceneSection() {
  return (
    <Section parts id="scene" title="Marca e cenas">
      <h3>Marca</h3>
      <div className={styles.logos}>
        <span className={styles.brand}>
          <Logo label="Trilha" />
        </span>
        <span className={styles.deep}>
          <Logo label="Trilha, versão clara" light />
        </span>
        <LogoSymbol label="Trilha, símbolo" />
      </div>
      <h3>Logos de empresas</h3>
      <div className={styles.logos}>
        {companyMarks.map((mark, i) => (
          <CompanyLogo key={mark} name={mark} mark={mark} tone={toneAt(i)} />
        ))}
        <CompanyLogo name="Padaria Trigal" size={44} />
        <CompanyLogo name="Rota Certa Logística" size={64} />
        <span className={styles.badge}>
          Conecta Atendimento <VerifiedBadge label="empresa verificada" />
        </span>
      </div>
      <h3>Entrada</h3>
      <div className={`${styles.stage} ${styles.sky}`}>
        <LoginScene />
      </div>
      <h3>Erro</h3>
      <div className={`${styles.stage} ${styles.sky}`}>
        <ErrorScene />
      </div>
      <ShellSamples />
    </Section>
  )
}

const tones = Object.keys(companyTones)
const toneAt = (i: number) => tones[i % tones.length]
