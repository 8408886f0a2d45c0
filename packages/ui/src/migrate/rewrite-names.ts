import type { NodePath } from '@babel/traverse'
import { nameOf, type Pen, type Place } from './pen.ts'
import type { Plan } from './plan.ts'
import { writeProps } from './rewrite-props.ts'

/** Replaces a reference of an imported name, so that what is around it means the same. */
export const writeReference = ({ node, parent }: NodePath, name: string, { write }: Pen): void => {
  if (parent.type === 'ObjectProperty' && parent.shorthand) write(parent, `${nameOf(parent.key)}: ${name}`)
  else if (parent.type === 'ExportSpecifier' && parent.local.start === parent.exported.start) write(parent.local, `${name} as ${nameOf(parent.exported)}`)
  else write(node, name)
}

/** The member of a module that a reference of its namespace names: `ui.Price`, `<ui.Price>`, `ui['Price']`, and in a type. */
const memberOf = ({ node, parent }: NodePath): (Place & { readonly type: string }) | undefined => {
  if (parent.type === 'TSQualifiedName' && parent.left === node) return parent.right
  if (parent.type === 'JSXMemberExpression' && parent.object === node) return parent.property
  const isMember = (parent.type === 'MemberExpression' || parent.type === 'OptionalMemberExpression') && parent.object === node
  return isMember && (!parent.computed || parent.property.type === 'StringLiteral') ? parent.property : undefined
}

/** Writes what is used of a module that was imported as a whole. */
export const writeNamespace = (references: readonly NodePath[], plan: Plan, pen: Pen): void => {
  for (const reference of references) {
    const member = memberOf(reference)
    if (member) {
      const name = nameOf(member)
      const renamed = plan.names.get(name)
      if (renamed !== undefined) pen.write(member.type === 'StringLiteral' ? inside(member) : member, renamed)
      if (reference.parentPath) writeProps(reference.parentPath, renamed ?? name, plan, pen)
    } else if (plan.names.size > 0) pen.leave(reference.node, 'the whole module is used here: look for renamed names')
  }
}

/** What is between the quotes of a text. */
export const inside = ({ start, end, loc }: Place): Place => ({ start: (start ?? 0) + 1, end: (end ?? 0) - 1, loc })
