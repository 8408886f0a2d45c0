import type { NodePath } from '@babel/traverse'
import { nameOf, type Pen } from './pen.ts'
import type { Plan } from './plan.ts'

/** A component and what is asked of it, from its outermost part: `TopBar.Cart` is the component `TopBarCart`. */
const partOf = (reference: NodePath, component: string): { readonly element: NodePath; readonly component: string } => {
  const { node, parent, parentPath } = reference
  return parentPath && parent.type === 'JSXMemberExpression' && parent.object === node
    ? partOf(parentPath, `${component}${parent.property.name}`)
    : { element: reference, component }
}

/** Where nothing is given to a component: the end of an element, a type, an export. */
const takesNothing = /^(?:JSXClosingElement|ExportSpecifier|TSTypeQuery)$/

/** Writes the renamed props of a component where it is used as an element, and leaves what may have some of them elsewhere. */
export const writeProps = (reference: NodePath, name: string, { props }: Plan, pen: Pen): void => {
  const { element, component } = partOf(reference, name)
  const renamed = props.get(component)
  if (!renamed) return
  const { parent } = element
  const list = [...renamed].map(([from, to]) => `${from}, now ${to}`).join('; ')
  if (takesNothing.test(parent.type)) return
  if (parent.type !== 'JSXOpeningElement') return pen.leave(element.node, `${component} is used as a value here: look for its props ${list}`)
  const given = new Set(parent.attributes.flatMap((one) => (one.type === 'JSXAttribute' ? [nameOf(one.name)] : [])))
  for (const attribute of parent.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      pen.leave(attribute, `${component} is given an object here: look in it for ${list}`)
      continue
    }
    const from = nameOf(attribute.name)
    const to = renamed.get(from)
    if (to === undefined) continue
    if (given.has(to)) pen.leave(attribute, `${component} is given both ${from} and ${to}, which are the same now`)
    else pen.write(attribute.name, to)
  }
}
