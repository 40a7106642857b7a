import { useState } from 'react'
import { Checkbox, Radio } from '../forms/Checkbox.tsx'
import { CodeInput } from '../forms/CodeInput.tsx'
import { Field, Fieldset } from '../forms/Field.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { IconMail, IconLock, IconSearch, IconX } from '../icons/icons.tsx'
import { IconId } from '../icons/moreIcons.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { Meter } from '../feedback/Progress.tsx'
import { Select } from '../forms/Select.tsx'
import { TextArea } from '../forms/TextArea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { ComboboxSample } from './samples/ComboboxSample.tsx'
import { Columns } from './layout/Columns.tsx'
import { Section } from './layout/Section.tsx'
import { Stack } from './layout/Stack.tsx'

export function FieldsSection() {
  return (
    <Section id="fields" title="Campos">
      <Columns>
        <TextFields />
        <Choices />
      </Columns>
    </Section>
  )
}

function TextFields() {
  const [text, setText] = useState('atendimento')
  const [code, setCode] = useState('418')
  return (
    <Stack>
      <Field label="Código" hint="Entra sozinho no sexto número.">
        <CodeInput
          value={code}
          onChange={setCode}
          digitLabel={(position) => `Número ${position} de 6`}
        />
      </Field>
      <Field label="Cargo" optional="opcional" hint="Pode ser uma palavra só.">
        <TextInput
          icon={<IconSearch />}
          placeholder="Atendente, caixa..."
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          action={
            text && (
              <IconButton label="Limpar cargo" onClick={() => setText('')}>
                <IconX />
              </IconButton>
            )
          }
        />
      </Field>
      <Field label="E-mail">
        <TextInput
          icon={<IconMail />}
          type="email"
          autoComplete="email"
          placeholder="nome@exemplo.com.br"
        />
      </Field>
      <Field label="Município" hint="Onde você mora hoje.">
        <ComboboxSample />
      </Field>
      <Field label="CPF" error="Faltam 2 números no CPF.">
        <TextInput icon={<IconId />} inputMode="numeric" defaultValue="123.456.789" />
      </Field>
      <Field label="Senha">
        <PasswordInput
          icon={<IconLock />}
          autoComplete="new-password"
          defaultValue="caminho2026"
          showLabel="Mostrar senha"
          hideLabel="Ocultar senha"
        />
      </Field>
      <Meter value={1} tone="bad" label="Força da senha">
        Fraca: junte mais uma palavra
      </Meter>
      <Meter value={3} label="Força da senha">
        Boa
      </Meter>
      <Field label="Escolaridade">
        <Select defaultValue="">
          <option value="">Escolha uma opção</option>
          <option>Ensino médio completo</option>
          <option>Superior em andamento</option>
        </Select>
      </Field>
      <Field label="Sobre você" optional="opcional" hint="Conte em poucas frases.">
        <TextArea
          limit={120}
          counter={(used, limit) => `${used} de ${limit} caracteres`}
          defaultValue="Trabalho com atendimento há três anos."
        />
      </Field>
      <Field label="Carta" error="O texto passou do limite. Tire 8 caracteres.">
        <TextArea
          limit={20}
          counter={(used, limit) => `${used} de ${limit} caracteres`}
          defaultValue="Gosto de ouvir as pessoas."
        />
      </Field>
      <Field label="Matrícula" hint="Vem do cadastro da empresa.">
        <TextInput disabled defaultValue="20.481" />
      </Field>
      <TextInput
        dense
        icon={<IconSearch />}
        aria-label="Buscar pessoa"
        placeholder="Buscar pessoa"
      />
    </Stack>
  )
}

function Choices() {
  return (
    <Stack>
      <Fieldset legend="Tipo de contrato" hint="Escolha quantos quiser.">
        <Checkbox defaultChecked count={148}>
          CLT
        </Checkbox>
        <Checkbox count={22}>Estágio</Checkbox>
        <Checkbox indeterminate count={17}>
          Jovem Aprendiz
        </Checkbox>
        <Checkbox disabled count={0}>
          Temporário
        </Checkbox>
        <Checkbox description="Com nota fiscal, sem carteira assinada">PJ</Checkbox>
      </Fieldset>
      <Fieldset legend="Modelo" error="Escolha um modelo de trabalho.">
        <Radio name="model" value="onsite">
          Presencial
        </Radio>
        <Radio name="model" value="hybrid" defaultChecked>
          Híbrido
        </Radio>
        <Radio name="model" value="remote" disabled>
          Home office
        </Radio>
      </Fieldset>
      <Checkbox>
        Li e aceito os <a href="/dev/ui">termos de uso</a>
      </Checkbox>
    </Stack>
  )
}
