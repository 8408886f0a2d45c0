import { kebabCase, lowerFirst } from './names.ts'

/** What the client's half of an action is filled with. */
export interface TaskNames {
  /** The controller of the call: `Inquiry`. */
  readonly controller: string
  /** The screen with its list: `ProductInquiry`. */
  readonly screen: string
}

/** The actions of a record, each a button, a question and a call. */
export const tasksFile = ({ controller }: TaskNames): string => `import type { ${controller}Action, ${controller}Summary } from '@mall/api/contract'
import { defineRecordActions } from '@mall/app-kit/actions/record-actions.ts'

/** What can be done with a record, and what its buttons say. */
export const ${lowerFirst(controller)}Tasks = defineRecordActions<${controller}Summary, ${controller}Action>()({
  nameOf: ({ RecordNo }) => RecordNo,
  targetOf: ({ Id, Version }) => ({ Id, Version }),
  actions: {
  },
})
`

/** An action's line in it. */
export const taskLine = (controller: string, action: string, label: string): string => `    ${action}: { call: 'POST /api/${controller}/${action}', label: '${label}' },\n`

type Pairs = readonly (readonly [from: string, to: string])[]

/** What changes in the files of the list, by name; its life cycle is there already when it has a table of its own. */
export const taskChanges = ({ controller, screen }: TaskNames, isOwn: boolean): Readonly<Record<string, Pairs>> => {
  const [columns, list, tasks, file] = [`${lowerFirst(screen)}Columns`, `${lowerFirst(screen)}List`, `${lowerFirst(controller)}Tasks`, kebabCase(controller)]
  const actions = `${lowerFirst(controller)}Actions`
  const importTasks = `import { ${tasks} } from './${file}-tasks.ts'\n`
  return {
    [`${kebabCase(screen)}-columns.tsx`]: [
      [
        "import { formatInstant } from '@mall/app-kit/words/format.ts'\n",
        `import type { OnStart } from '@mall/app-kit/actions/record-actions.ts'\nimport { actionsColumn } from '@mall/app-kit/actions/RecordButtons.tsx'\nimport { formatInstant } from '@mall/app-kit/words/format.ts'\n${importTasks}`,
      ],
      ['(peekHref: (recordNo: string) => string)', `(peekHref: (recordNo: string) => string, onStart: OnStart<typeof ${tasks}>)`],
      ['</StatusTag> },\n]', `</StatusTag> },\n  actionsColumn(${tasks}, onStart),\n]`],
    ],
    ...(isOwn ? {} : { [`${kebabCase(screen)}-list.ts`]: [['orderLifecycle', `${lowerFirst(controller)}Lifecycle`]] as const }),
    [`${screen}View.tsx`]: [
      ["import { useMemo } from 'react'\n", "import { useMemo } from 'react'\nimport type { OnStart } from '@mall/app-kit/actions/record-actions.ts'\n"],
      [`import { ${columns} }`, `import type { ${tasks} } from './${file}-tasks.ts'\nimport { ${columns} }`],
      [`typeof ${list}>\n}`, `typeof ${list}>\n  readonly onStart: OnStart<typeof ${tasks}>\n}`],
      ["['Department', 'CreateTime']", "['Department', 'CreateTime', 'Actions']"],
      ['({ state }:', '({ state, onStart }:'],
      [`${columns}(peekHref), [peekHref]`, `${columns}(peekHref, onStart), [peekHref, onStart]`],
    ],
    [`${screen}.tsx`]: [
      ['import { useListPage }', "import { RecordQuestions } from '@mall/app-kit/actions/RecordQuestions.tsx'\nimport { useRecordActions } from '@mall/app-kit/actions/use-record-actions.ts'\nimport { useListPage }"],
      [`import { ${list} }`, `${importTasks}import { ${list} }`],
      [
        `export const ${screen} = () => <${screen}View state={useListPage(${list})} />\n`,
        `export const ${screen} = () => {\n  const { onStart, questions } = useRecordActions(${tasks})\n  return (\n    <>\n      <${screen}View state={useListPage(${list})} onStart={onStart} />\n      <RecordQuestions {...questions} />\n    </>\n  )\n}\n`,
      ],
    ],
    [`${screen}.stories.tsx`]: [
      ['pressTab, ...stories }', 'pressTab, pressAction, ...stories }'],
      ['  args: { state: stateOf() },\n  decorators', '  args: { state: stateOf(), onStart: fn() },\n  decorators'],
      [
        'export const Loading =',
        `const [action] = ${actions}\nexport const Allowed = meta.story({\n  args: { state: stateOf('', { data: buildPage([{ RecordNo: 'R1', AllowActions: [...${actions}] }]) }) },\n  play: (context) => pressAction(context, action, \`\${${tasks}.actions[action].label} R1\`),\n})\nexport const Loading =`,
      ],
      ["import { pageBuilder } from '@mall/mocks'\n", `import { ${actions} } from '@mall/api/contract'\nimport { pageBuilder } from '@mall/mocks'\nimport { fn } from 'storybook/test'\n`],
      [`import { ${list} }`, `${importTasks}import { ${list} }`],
    ],
  }
}
