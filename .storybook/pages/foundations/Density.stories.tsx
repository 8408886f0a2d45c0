import preview from '../../preview.tsx'
import { DensityScale } from './Scales.tsx'

const meta = preview.meta({ title: 'Foundations/Density', tags: ['!autodocs'] })

export const Scale = meta.story({ render: () => <DensityScale /> })
