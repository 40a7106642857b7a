import { describe, expect, it } from 'vitest'
import { onToast, toast, type ToastMessage } from './toast.ts'

describe('toast', () => {
  it('queues messages until there is a listener, and delivers each exactly one time, in order', () => {
    toast.success('Vaga salva')
    toast.error('Não deu para salvar')
    const first: ToastMessage[] = []
    const stop = onToast((message) => first.push(message))
    toast.info('Vídeo enviado')
    expect(first).toEqual([
      { text: 'Vaga salva', tone: 'success' },
      { text: 'Não deu para salvar', tone: 'error' },
      { text: 'Vídeo enviado', tone: 'info' },
    ])
    stop()

    toast.warning('Sem internet')
    const second: ToastMessage[] = []
    const stopSecond = onToast((message) => second.push(message))
    expect(second).toEqual([{ text: 'Sem internet', tone: 'warning' }])
    expect(first).toHaveLength(3)
    stopSecond()
  })

  it('unsubscribing an old listener does not remove a newer one', () => {
    const heard: string[] = []
    const stopOld = onToast(() => heard.push('old'))
    const stopNew = onToast(() => heard.push('new'))
    stopOld()
    toast.info('Oi')
    expect(heard).toEqual(['new'])
    stopNew()
  })
})
