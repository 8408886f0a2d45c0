import preview from '../../preview.tsx'
import { TypeScale } from './Scales.tsx'

const meta = preview.meta({ title: 'Foundations/Type 字体', id: 'foundations-type', tags: ['!autodocs'] })

export const Scale = meta.story({ render: () => <TypeScale /> })
