import { Description, DocsContext, Subheading, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { useContext, useEffect } from 'react'
import { styled } from 'storybook/theming'
import { asksNetwork } from '../decorators/networks.ts'
import { ownWidth } from '../decorators/own-width.ts'
import { useGlobals, type Globals } from './use-globals.ts'

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 640,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
}))

/** The toolbar's globals as in Storybook's URLs: `tenant:pine;scheme:dark`. */
const asParameter = (globals: Globals): string =>
  Object.entries(globals)
    .flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
    .join(';')

/**
 * The stories of a screen, each in its own iframe: they mock the same calls in different ways, and request handlers belong to a
 * window. An iframe loads when it is scrolled near, and follows the toolbar.
 */
export const StoriesInFrames = () => {
  const docs = useContext(DocsContext)
  const { channel, componentStories, getStoryContext } = docs
  const globals = useGlobals(docs)
  const stories = componentStories()
  const firstId = stories[0]?.id
  useEffect(() => {
    if (firstId !== undefined) channel.emit(asksNetwork, firstId)
  }, [channel, firstId])

  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {stories.map((story) => ({ story, context: getStoryContext(story) })).map(({ story: { id, name }, context: { globals: own, parameters } }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <Frame style={{ width: ownWidth({ globals: own, parameters }) ?? '100%' }} title={name} loading="lazy" src={`iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: asParameter(globals) })}`} />
          <p>
            <a href={`./?path=/story/${id}`} target="_top">
              {name} alone
            </a>
          </p>
        </section>
      ))}
    </>
  )
}
