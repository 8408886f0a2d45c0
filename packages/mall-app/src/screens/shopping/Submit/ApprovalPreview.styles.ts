import { styled } from 'styled-components'

export const Approval = styled.div`
  display: grid;
  gap: var(--mall-space-12);

  li {
    padding-block-end: var(--mall-space-8);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  li b {
    color: var(--mall-text);
    font-size: var(--mall-font-size-14);
    font-weight: 600;
    line-height: var(--mall-line-height-14);
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-8);
  align-items: center;

  > h3 {
    margin: 0;
    font-size: var(--mall-font-size-14);
    font-weight: 600;
    line-height: var(--mall-line-height-14);
  }

  > :last-child {
    margin-inline-start: auto;
  }
`

/** What would spare the approval. */
export const Change = styled.p`
  margin: 0;
  padding-inline-start: var(--mall-space-12);
  border-inline-start: 3px solid var(--mall-primary);
  font-weight: 600;
`
