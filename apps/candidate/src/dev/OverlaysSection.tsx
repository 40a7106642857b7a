import { useState } from 'react'
import { Avatar } from '@trilha/web/ui/Avatar.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { Checkbox } from '@trilha/web/ui/Checkbox.tsx'
import { ConfirmDialog } from '@trilha/web/ui/ConfirmDialog.tsx'
import { Dialog } from '@trilha/web/ui/Dialog.tsx'
import { Field } from '@trilha/web/ui/Field.tsx'
import { IconButton } from '@trilha/web/ui/IconButton.tsx'
import { IconLock } from '@trilha/web/ui/icons.tsx'
import {
  IconBell,
  IconDotsVertical,
  IconLogout,
  IconTrash,
  IconUserCircle,
} from '@trilha/web/ui/icons.more.tsx'
import {
  Menu,
  MenuChoice,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '@trilha/web/ui/Menu.tsx'
import { Popover } from '@trilha/web/ui/Popover.tsx'
import { Sheet } from '@trilha/web/ui/Sheet.tsx'
import { TextInput } from '@trilha/web/ui/TextInput.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { Tooltip } from '@trilha/web/ui/Tooltip.tsx'
import { ComboboxSample } from './ComboboxSample.tsx'
import styles from './dev.module.css'

type Open = 'small' | 'dialog' | 'large' | 'full' | 'confirm' | 'sheet' | 'menuSheet' | undefined

export function OverlaysSection() {
  const [open, setOpen] = useState<Open>()
  const [order, setOrder] = useState<'recent' | 'fit'>('recent')
  const bind = (which: Open) => ({
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : undefined),
  })
  return (
    <section className={styles.section} aria-labelledby="dev-overlays">
      <h2 id="dev-overlays">O que abre por cima</h2>
      <div className={styles.row}>
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          Janela
        </Button>
        <Button variant="outline" onClick={() => setOpen('large')}>
          Janela grande
        </Button>
        <Button variant="outline" onClick={() => setOpen('full')}>
          Janela inteira
        </Button>
        <Button variant="outline" onClick={() => setOpen('confirm')}>
          Confirmação
        </Button>
        <Button variant="outline" onClick={() => setOpen('sheet')}>
          Folha de filtros
        </Button>
        <Button variant="outline" onClick={() => setOpen('menuSheet')}>
          Menu lateral
        </Button>
        <Menu
          trigger={
            <IconButton label="Mais ações" line>
              <IconDotsVertical />
            </IconButton>
          }
        >
          <MenuLink link={<a href="/dev/ui">Link</a>} icon={<IconUserCircle />}>
            Minha conta
          </MenuLink>
          <MenuItem icon={<IconLock />} onSelect={() => toast.info('Privacidade')}>
            Privacidade
          </MenuItem>
          <MenuItem icon={<IconLogout />} disabled onSelect={() => undefined}>
            Sair
          </MenuItem>
          <MenuSeparator />
          <MenuGroup label="Ordenar por">
            <MenuChoice
              value={order}
              onChange={setOrder}
              options={[
                { value: 'recent', label: 'Mais recentes' },
                { value: 'fit', label: 'Combina mais comigo' },
              ]}
            />
          </MenuGroup>
          <MenuSeparator />
          <MenuItem danger icon={<IconTrash />} onSelect={() => toast.success('Busca apagada')}>
            Apagar busca
          </MenuItem>
        </Menu>
        <Popover
          label="Conta"
          className={styles.panel}
          trigger={
            <IconButton label="Notificações">
              <IconBell />
            </IconButton>
          }
        >
          <p className={styles.person}>
            <Avatar name="Jussara Nascimento" size={48} />
            <b>Jussara Nascimento</b>
          </p>
          <Button variant="soft" size="sm" block>
            Ver currículo
          </Button>
        </Popover>
        <Tooltip text="Apagar a busca salva">
          <IconButton label="Apagar a busca salva" line>
            <IconTrash />
          </IconButton>
        </Tooltip>
      </div>
      <ToastButtons />

      <Dialog
        {...bind('dialog')}
        title="Salvar esta busca"
        closeLabel="Fechar"
        footer={
          <>
            <Button variant="plain" onClick={() => setOpen(undefined)}>
              Cancelar
            </Button>
            <Button onClick={() => setOpen(undefined)}>Salvar busca</Button>
          </>
        }
      >
        <div className={styles.stack}>
          <Field label="Nome da busca">
            <TextInput defaultValue="Atendimento em Contagem" />
          </Field>
          <Field label="Município">
            <ComboboxSample />
          </Field>
          <ToastButtons />
        </div>
      </Dialog>
      <Dialog {...bind('large')} size="large" title="Comparar candidaturas" closeLabel="Fechar">
        <p>Uma janela grande ocupa a tela inteira no celular.</p>
        <ToastButtons />
      </Dialog>
      <Dialog {...bind('full')} size="full" title="Comparar 3 pessoas" closeLabel="Fechar">
        <ToastButtons />
      </Dialog>
      <ConfirmDialog
        {...bind('confirm')}
        danger
        title="Apagar a sua conta?"
        confirmLabel="Apagar conta"
        confirmIcon={<IconTrash />}
        cancelLabel="Manter conta"
        onConfirm={() => setOpen(undefined)}
      >
        Suas candidaturas em andamento terminam hoje. Você recebe uma cópia dos seus dados por
        e-mail.
      </ConfirmDialog>
      <Sheet
        {...bind('sheet')}
        tall
        title="Filtros"
        closeLabel="Fechar filtros"
        footer={
          <>
            <Button variant="plain">Limpar</Button>
            <Button onClick={() => setOpen(undefined)}>Ver 186 vagas</Button>
          </>
        }
      >
        {['CLT', 'Estágio', 'Jovem Aprendiz', 'Temporário', 'PJ'].map((contract) => (
          <Checkbox key={contract} count={12}>
            {contract}
          </Checkbox>
        ))}
        <ToastButtons />
      </Sheet>
      <Sheet {...bind('menuSheet')} side="start" title="Menu" closeLabel="Fechar menu">
        <p>Os links do menu.</p>
        <ToastButtons />
      </Sheet>
    </section>
  )
}

function ToastButtons() {
  return (
    <div className={styles.row}>
      <Button variant="soft" onClick={() => toast.success('Inscrição enviada')}>
        Aviso de sucesso
      </Button>
      <Button variant="soft" onClick={() => toast.error('Não deu para salvar. Tente de novo.')}>
        Aviso de erro
      </Button>
      <Button variant="soft" onClick={() => toast.info('Vídeo enviado por completo')}>
        Aviso
      </Button>
      <Button
        variant="soft"
        onClick={() =>
          toast.warning('Sem internet. Guardamos no aparelho.', {
            action: { label: 'Ver', run: () => toast.info('Nada se perdeu') },
          })
        }
      >
        Aviso com ação
      </Button>
    </div>
  )
}
