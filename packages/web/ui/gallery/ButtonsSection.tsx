import { useState } from 'react'
import { Button, type ButtonVariant } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { IconArrowRight, IconBookmark, IconBookmarkFilled, IconSearch } from '../icons/icons.tsx'
import { IconBell, IconTrash } from '../icons/moreIcons.tsx'
import styles from './gallery.module.css'

const variants: readonly [ButtonVariant, string][] = [
  ['primary', 'Avançar'],
  ['outline', 'Contorno'],
  ['soft', 'Suave'],
  ['ghost', 'Só texto'],
  ['plain', 'Discreto'],
  ['accent', 'Próximo passo'],
  ['danger', 'Apagar conta'],
  ['dangerGhost', 'Apagar'],
]

export function ButtonsSection() {
  const [loading, setLoading] = useState(false)
  const [saved, setSaved] = useState(false)
  return (
    <section className={styles.section} aria-labelledby="dev-buttons">
      <h2 id="dev-buttons">Botões</h2>
      <div className={styles.row}>
        {variants.map(([variant, label]) => (
          <Button
            key={variant}
            variant={variant}
            icon={variant.startsWith('danger') ? <IconTrash /> : undefined}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <Button size="lg">Quero participar</Button>
        <Button size="md" icon={<IconSearch />}>
          Buscar
        </Button>
        <Button size="sm">Avançar</Button>
        <Button render={<a href="/dev/ui">Link</a>} variant="soft">
          Um link <IconArrowRight />
        </Button>
      </div>
      <div className={styles.row}>
        <Button loading loadingText="Enviando">
          Enviar
        </Button>
        <Button loading variant="outline">
          Salvar rascunho
        </Button>
        <Button
          loading={loading}
          loadingText="Enviando"
          onClick={() => {
            setLoading(true)
            setTimeout(setLoading, 2000, false)
          }}
        >
          Enviar de verdade
        </Button>
        <Button disabled>Desligado</Button>
        <Button disabledReason="As inscrições terminaram ontem">Com motivo</Button>
      </div>
      <div className={styles.row}>
        <IconButton label="Buscar">
          <IconSearch />
        </IconButton>
        <IconButton label="Notificações, 3 não lidas" badge={3}>
          <IconBell />
        </IconButton>
        <IconButton label="Notificações, mais de 9 não lidas" badge="9+">
          <IconBell />
        </IconButton>
        <IconButton
          label="Salvar vaga"
          line
          on={saved}
          aria-pressed={saved}
          onClick={() => setSaved(!saved)}
        >
          {saved ? <IconBookmarkFilled /> : <IconBookmark />}
        </IconButton>
        <IconButton label="Desligado" disabled>
          <IconTrash />
        </IconButton>
        <button type="button" className="link link--tap">
          Limpar tudo
        </button>
      </div>
      <div className={`on-deep ${styles.deep}`}>
        <Button variant="accent">Começar entrevista</Button>
        <Button variant="onDeep">Quero treinar antes</Button>
        <IconButton label="Avançar" onDeep>
          <IconArrowRight />
        </IconButton>
      </div>
      <Button block size="lg">
        Entrar
      </Button>
    </section>
  )
}
