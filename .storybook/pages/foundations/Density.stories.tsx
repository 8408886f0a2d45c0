import preview from '../../preview.tsx'
import { DensityScale } from './Scales.tsx'

const meta = preview.meta({ title: 'Foundations/Density 密度', id: 'foundations-density', tags: ['!autodocs'] })

export const Scale = meta.story({ render: () => <DensityScale /> })
