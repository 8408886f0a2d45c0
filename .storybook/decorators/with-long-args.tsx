import type { Decorator } from '@storybook/react-vite'
import { choiceOf } from './chosen-network.ts'
import { lengthen } from './long-data.ts'

/** The data that a story gives by hand, as long as the toolbar asks for. */
export const withLongArgs: Decorator = (Story, { args, globals }) => (choiceOf(globals).data === 'long' ? <Story args={lengthen(args)} /> : <Story />)
