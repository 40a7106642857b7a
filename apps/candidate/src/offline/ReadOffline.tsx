import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PrefetchPageLinks } from 'react-router'
import { paths } from '../paths.ts'
import { markScreenRendered } from './useLeaveOfflinePage.ts'
import { cacheFiles } from './cacheFiles.ts'

/** Delay in milliseconds, so that the screen loads first. */
const afterMs = 6000
/** Any trail: its screen has the same code for all. */
const pages = [paths.home(), paths.myApplications(), paths.progress(1)]
const namespaces = ['shell', 'notifications', 'vacancies', 'applications', 'assessments', 'public']

/** Preloads the screens that work offline, so that their files are cached. */
export function ReadOffline() {
  const { i18n } = useTranslation()
  const [quiet, setQuiet] = useState(false)
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    markScreenRendered()
    const timer = setTimeout(() => setQuiet(navigator.onLine), afterMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (quiet) void i18n.loadNamespaces(namespaces).then(() => setHasTexts(true))
  }, [quiet, i18n])
  // After the texts: the files of a new build are cached with the texts of its offline page.
  useEffect(() => (hasTexts ? cacheFiles() : undefined), [hasTexts])
  return quiet && pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
