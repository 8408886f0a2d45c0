import { styled } from 'styled-components'

export const Body = styled.div`
  display: grid;
  gap: var(--mall-space-8);
  min-inline-size: 0;

  > p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

/** What was said later, under the first words. */
export const Later = styled(Body)`
  padding-inline-start: var(--mall-space-12);
  border-inline-start: 3px solid var(--mall-divider);
`

/** What the seller said to it. */
export const Reply = styled(Body)`
  padding: var(--mall-space-8) var(--mall-space-12);
  border-radius: var(--mall-radius-control);
  background: var(--mall-canvas);
`

export const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: block;
    border-radius: var(--mall-radius-control);
  }

  img {
    display: block;
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-control);
    object-fit: cover;
    filter: var(--mall-picture-filter);
  }
`
