import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { probe } from './probe.ts'

type Scene = () => Promise<{ Scene: ComponentType }>

/** Each scene is its own chunk, so that a page loads only the library that it measures. */
const scenes: Readonly<Record<string, Scene>> = {
  'search-ours': () => import('./scenes/search-ours.tsx'),
  'search-antd': () => import('./scenes/search-antd.tsx'),
  'categories-ours': () => import('./scenes/categories-ours.tsx'),
  'categories-antd': () => import('./scenes/categories-antd.tsx'),
  'slide-ours': () => import('./scenes/slide-ours.tsx'),
  'slide-antd': () => import('./scenes/slide-antd.tsx'),
  'table-ours': () => import('./scenes/table-ours.tsx'),
  'table-antd': () => import('./scenes/table-antd.tsx'),
  'table-antd-virtual': () => import('./scenes/table-antd-virtual.tsx'),
}

const load = scenes[new URLSearchParams(location.search).get('scene') ?? '']
const root = document.querySelector('#root')
if (!load || !root) throw new Error(`No such scene. There are: ${Object.keys(scenes).join(', ')}.`)

const { Scene } = await load()
Object.assign(window, { probe })
createRoot(root).render(<Scene />)
await document.fonts.ready
probe.ready = true
