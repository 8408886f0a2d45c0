import { hydrateRoot } from 'react-dom/client'
import { islandOf, prefixOf } from './islands.tsx'
import './site.css'

const wake = async (element: HTMLElement): Promise<void> => {
  const { island = '', name = '' } = element.dataset
  hydrateRoot(element, await islandOf(island, name, document.documentElement.dataset['base'] ?? './'), { identifierPrefix: prefixOf(island, name) })
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void wake(element)
