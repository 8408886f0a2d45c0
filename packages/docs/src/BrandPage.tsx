import type { Brand } from '@mall/ui/theme'
import { BrandEditor } from '../../../.storybook/pages/foundations/brand-editor/BrandEditor.tsx'
import { putInUse, useBrandAtLoad } from './brand-in-use.ts'

const house: Brand = { name: '企业商城', primary: '#175E7A', radius: 4, fontScale: 1 }

/** The editor, whose brand can be put in use for all examples. */
export const BrandPage = () => {
  const start = useBrandAtLoad()
  return <BrandEditor key={start ? 'kept' : 'house'} initial={start ?? house} onUse={putInUse} />
}
