import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PrefetchPageLinks } from 'react-router'
import { paths } from '../paths.ts'
import { markScreenRendered } from './useLeaveOfflinePage.ts'
import { cacheFiles } from './cacheFiles.ts'

/** Delay in milliseconds, so that the screen loads first. */
const preloadDelayMs = 6000
/** The screens to preload. One trail is enough: all trails use the same files. */
const pages = [paths.home(), paths.myApplications(), paths.progress(1)]
const namespaces = ['shell', 'notifications', 'vacancies', 'applications', 'assessments', 'public']

/** Preloads the screens that work offline, so that their files are cached. */
export function PreloadOfflineScreens() {
  const { i18n } = useTranslation()
  const [canPreload, setCanPreload] = useState(false)
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    markScreenRendered()
    const timer = setTimeout(() => setCanPreload(navigator.onLine), preloadDelayMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (canPreload) void i18n.loadNamespaces(namespaces).then(() => setHasTexts(true))
  }, [canPreload, i18n])
  // Waits for the texts, so that they are cached together with the files of a new build.
  useEffect(() => (hasTexts ? cacheFiles() : undefined), [hasTexts])
  return canPreload && pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
