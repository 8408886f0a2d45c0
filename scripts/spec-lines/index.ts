import type { SpecLine } from './line.ts'
import { section1 } from './section-1.ts'
import { section2 } from './section-2.ts'
import { section3 } from './section-3.ts'
import { section4, section5, section6 } from './section-4-5-6.ts'
import { section7 } from './section-7.ts'
import { section8, section9 } from './section-8-9.ts'

/** Every rule of the specification, by section. */
export const specification: readonly { readonly title: string; readonly lines: readonly SpecLine[] }[] = [
  { title: 'What the product does and for whom', lines: section1 },
  { title: 'Screens and routes', lines: section2 },
  { title: 'Entities and their fields', lines: section3 },
  { title: 'States and transitions', lines: section4 },
  { title: 'Validation rules', lines: section5 },
  { title: 'Roles and permissions', lines: section6 },
  { title: 'Calls', lines: section7 },
  { title: 'Error catalogue', lines: section8 },
  { title: 'Business constants and limits', lines: section9 },
]
