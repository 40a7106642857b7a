import { useState } from 'react'
import { Avatar } from '../media/Avatar.tsx'
import { Button } from '../actions/Button.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { Field } from '../forms/Field.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { IconBell, IconTrash } from '../icons/moreIcons.tsx'
import { Popover } from '../overlays/Popover.tsx'
import { Sheet } from '../overlays/Sheet.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { toast } from '../feedback/toast.ts'
import { ComboboxSample } from './samples/ComboboxSample.tsx'
import styles from './OverlaysSection.module.css'
import { Row } from './layout/Row.tsx'
import { Section } from './layout/Section.tsx'
import { Stack } from './layout/Stack.tsx'

type Open = 'small' | 'dialog' | 'large' | 'full' | 'confirm' | 'sheet' | 'menuSheet' | undefined

export function OverlaysSection() {
  const [open, setOpen] = useState<Open>()
  const bind = (which: Open) => ({
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : undefined),
  })
  return (
    <Section id="overlays" title="O que abre por cima">
      <Row>
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
      </Row>
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
        <Stack>
          <Field label="Nome da busca">
            <TextInput defaultValue="Atendimento em Contagem" />
          </Field>
          <Field label="Município">
            <ComboboxSample />
          </Field>
          <ToastButtons />
        </Stack>
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
    </Section>
  )
}

function ToastButtons() {
  return (
    <Row>
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
    </Row>
  )
}
