import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PrefetchPageLinks } from 'react-router'
import { paths } from '../paths.ts'
import { wentOn } from './useWayOn.ts'
import { keepFiles } from './keepFiles.ts'

/** Longer than what the screen itself loads. */
const afterMs = 6000
/** Any trail: its screen is the same for all. */
const pages = [paths.home(), paths.myApplications(), paths.progress(1)]
const namespaces = ['shell', 'notifications', 'vacancies', 'applications', 'assessments', 'public']

/** Has the screens that can be read without a network on this device before they are needed. */
export function ReadOffline() {
  const { i18n } = useTranslation()
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    wentOn()
    const stop = keepFiles()
    const timer = setTimeout(() => setQuiet(navigator.onLine), afterMs)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  useEffect(() => {
    if (quiet) void i18n.loadNamespaces(namespaces)
  }, [quiet, i18n])
  return quiet && pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
