import { expect, test } from 'vitest'
import type { ContentNode } from '@mall/api/contract'
import { sectionsOf } from './sections-of.ts'

const heading = (text: string): ContentNode => ({ Tag: 'h2', Children: [text] })
const words = (text: string): ContentNode => ({ Tag: 'p', Children: [text] })

test.each<[string, readonly ContentNode[], ReturnType<typeof sectionsOf>]>([
  ['nothing', [], { lead: [], sections: [] }],
  ['no heading', [words('a')], { lead: [words('a')], sections: [] }],
  ['no lead', [heading('A'), words('a'), heading('B')], { lead: [], sections: [{ heading: 'A', nodes: [words('a')] }, { heading: 'B', nodes: [] }] }],
  ['both', [words('l'), { Tag: 'h3', Children: ['x'] }, heading('A'), words('a'), words('b')], { lead: [words('l'), { Tag: 'h3', Children: ['x'] }], sections: [{ heading: 'A', nodes: [words('a'), words('b')] }] }],
])('cuts a page with %s', (_, nodes, sections) => {
  expect(sectionsOf(nodes)).toEqual(sections)
})
