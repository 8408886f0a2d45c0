import preview from '../../preview.tsx'
import { Elevation as ElevationBlock, RadiusScale, SpaceScale } from './Scales.tsx'

const meta = preview.meta({ title: 'Foundations/Space 间距', id: 'foundations-space', tags: ['!autodocs'] })

export const Distances = meta.story({ render: () => <SpaceScale /> })
export const Radius = meta.story({ render: () => <RadiusScale /> })
export const Elevation = meta.story({ render: () => <ElevationBlock /> })
