import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyTheme, readTheme } from '../tokens/theme.ts'
import { Gallery } from './Gallery.tsx'
import '../tokens/fonts/fonts.css'
import '../tokens/tokens.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
applyTheme(readTheme())
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
