import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyPlateDrawing } from '#ui/art/drawings.tsx';
import { BusyButton } from '#ui/kit/controls/BusyButton.tsx';
import { Pill } from '#ui/kit/controls/Pill.tsx';
import { SearchInput } from '#ui/kit/controls/SearchInput.tsx';
import { Tooltip } from '#ui/kit/controls/Tooltip.tsx';
import { Alert } from '#ui/kit/feedback/Alert.tsx';
import { EmptySection } from '#ui/kit/feedback/EmptySection.tsx';
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/kit/feedback/LoadFailure.tsx';
import { LoadingSkeleton } from '#ui/kit/feedback/LoadingSkeleton.tsx';
import { PageFailure } from '#ui/kit/feedback/PageFailure.tsx';
import { SkeletonLines, SkeletonRows, SkeletonShape } from '#ui/kit/feedback/Skeletons.tsx';
import { SlowHint } from '#ui/kit/feedback/SlowHint.tsx';
import { AdminActions } from '#ui/kit/layout/AdminActions.tsx';
import { Card } from '#ui/kit/layout/Card.tsx';
import { CardSkeletons } from '#ui/kit/layout/CardSkeletons.tsx';
import { Grid } from '#ui/kit/layout/Grid.tsx';
import { BackButton, PageHeader } from '#ui/kit/layout/PageHeader.tsx';
import { Cluster, Row } from '#ui/kit/layout/Row.tsx';
import { Section } from '#ui/kit/layout/Section.tsx';
import { Stack } from '#ui/kit/layout/Stack.tsx';
import { DataTable } from '#ui/kit/lists/DataTable.tsx';
import { ExpandableList } from '#ui/kit/lists/ExpandableList.tsx';
import { UnreadableRows } from '#ui/kit/lists/UnreadableRows.tsx';
import tables from '#ui/kit/lists/tables.module.css';
import { Badge } from '#ui/kit/text/Badge.tsx';
import { CopyableId } from '#ui/kit/text/CopyableId.tsx';
import { DefinitionList } from '#ui/kit/text/DefinitionList.tsx';
import { Heading } from '#ui/kit/text/Heading.tsx';
import { PhoneLink } from '#ui/kit/text/PhoneLink.tsx';
import { SecondaryText } from '#ui/kit/text/SecondaryText.tsx';
import { Tag } from '#ui/kit/text/Tag.tsx';
import { Text } from '#ui/kit/text/Text.tsx';

/** A component of the kit in use. The handbook shows the code as it stands here. */
export interface Specimen {
  readonly name: string;
  readonly shown: ReactNode;
}

const nothing = () => undefined;
const waiting = { pending: true, slow: false, cancel: nothing, retry: nothing };

/** The components of each folder of the kit. */
export const specimens: Readonly<Record<string, readonly Specimen[]>> = {
  layout: [
    {
      name: 'Stack',
      shown: (
        <Stack gap={8}>
          <Tag>First</Tag>
          <Tag>Second</Tag>
        </Stack>
      ),
    },
    {
      name: 'Row',
      shown: (
        <Row gap={16} justify="between">
          <Text strong>Margherita</Text>
          <Text tabular>$12.50</Text>
        </Row>
      ),
    },
    {
      name: 'Cluster',
      shown: (
        <Cluster>
          <Tag>vegan</Tag>
          <Tag>gluten-free</Tag>
          <Tag isQuiet>spicy</Tag>
        </Cluster>
      ),
    },
    {
      name: 'Grid',
      shown: (
        <Grid>
          <Card>One</Card>
          <Card>Two</Card>
          <Card>Three</Card>
        </Grid>
      ),
    },
    {
      name: 'Card',
      shown: (
        <Card>
          <Text>A surface of its own.</Text>
        </Card>
      ),
    },
    {
      name: 'PageHeader',
      shown: (
        <PageHeader
          title="Subscription"
          back={{ label: 'Back to Company', to: '/' }}
          facts="Current plan: Growth"
          actions={<Button variant="outlined">Compare plans</Button>}
        />
      ),
    },
    { name: 'BackButton', shown: <BackButton label="Back to Dashboard" to="/" /> },
    {
      name: 'Section',
      shown: (
        <Section title="Opening hours">
          <Text>Every day except Monday</Text>
        </Section>
      ),
    },
    {
      name: 'AdminActions',
      shown: (
        <AdminActions mayUse>
          <Button variant="outlined">Edit Restaurant</Button>
        </AdminActions>
      ),
    },
    { name: 'CardSkeletons', shown: <CardSkeletons count={3} height={72} /> },
  ],
  text: [
    { name: 'PhoneLink', shown: <PhoneLink number="+12125550142" /> },
    { name: 'Heading', shown: <Heading level={2}>Tonight’s orders</Heading> },
    {
      name: 'Text',
      shown: (
        <Text size="small" tone="warning" strong>
          Not live yet
        </Text>
      ),
    },
    { name: 'SecondaryText', shown: <SecondaryText>Updated 6:04 PM</SecondaryText> },
    {
      name: 'Badge',
      shown: (
        <Cluster>
          <Badge tone="success" label="Printed" />
          <Badge tone="warning" label="Fair" />
          <Badge tone="error" label="Failed" />
          <Badge tone="info" label="Transferred" />
          <Badge tone="neutral" label="Not yet printed" />
        </Cluster>
      ),
    },
    { name: 'Tag', shown: <Tag>vegan</Tag> },
    { name: 'CopyableId', shown: <CopyableId id="conversation-4711" short="conversa" /> },
    {
      name: 'DefinitionList',
      shown: (
        <DefinitionList
          facts={[
            { name: 'Plan', value: 'Growth' },
            { name: 'Role', value: 'Owner' },
          ]}
        />
      ),
    },
  ],
  controls: [
    {
      name: 'BusyButton',
      shown: (
        <BusyButton busy busyText="Saving..." variant="contained">
          Save
        </BusyButton>
      ),
    },
    {
      name: 'Pill',
      shown: (
        <Row>
          <Pill pressed onPress={nothing}>
            All time
          </Pill>
          <Pill pressed={false} onPress={nothing}>
            7 days
          </Pill>
        </Row>
      ),
    },
    { name: 'SearchInput', shown: <SearchInput label="Search calls" text="risotto" onType={nothing} /> },
    {
      name: 'Tooltip',
      shown: (
        <Tooltip text="owner@tableside.example">
          <span>owner@…</span>
        </Tooltip>
      ),
    },
  ],
  lists: [
    {
      name: 'DataTable',
      shown: (
        <DataTable caption="Minutes" columns={['Day', 'Calls', 'Minutes']} className={tables.numericTable}>
          <tbody>
            <tr>
              <th scope="row">Friday</th>
              <td>31</td>
              <td>48</td>
            </tr>
          </tbody>
        </DataTable>
      ),
    },
    {
      name: 'ExpandableList',
      shown: (
        <ExpandableList label="Changed dishes" initialCount={1}>
          {['Margherita', 'Calamari', 'Tiramisu'].map((dish) => (
            <li key={dish}>{dish}</li>
          ))}
        </ExpandableList>
      ),
    },
    { name: 'UnreadableRows', shown: <UnreadableRows rows={{ unreadable: 2 }} noun="order" /> },
  ],
  feedback: [
    {
      name: 'Alert',
      shown: (
        <Stack gap={8}>
          <Alert tone="success">Your changes are saved.</Alert>
          <Alert tone="error" onDismiss={nothing}>
            Failed to deploy changes
          </Alert>
        </Stack>
      ),
    },
    {
      name: 'EmptyState',
      shown: (
        <EmptyState
          drawing={<EmptyPlateDrawing />}
          text="No orders found"
          hint="New phone orders show up here automatically."
        />
      ),
    },
    { name: 'EmptySection', shown: <EmptySection text="No agents connected yet" /> },
    { name: 'LoadFailure', shown: <LoadFailure text="Failed to load companies" onRetry={nothing} /> },
    {
      name: 'PageFailure',
      shown: (
        <PageFailure
          title="Agent"
          text="Failed to load agent"
          onRetry={nothing}
          back={{ label: 'Back to Company', to: '/' }}
        />
      ),
    },
    { name: 'LoadingSkeleton', shown: <LoadingSkeleton loading={waiting} label="Loading plans" lines={3} /> },
    { name: 'SkeletonLines', shown: <SkeletonLines count={3} /> },
    { name: 'SkeletonRows', shown: <SkeletonRows count={3} height={{ xs: 180 }} /> },
    { name: 'SkeletonShape', shown: <SkeletonShape width={120} height={44} /> },
    { name: 'SlowHint', shown: <SlowHint waiting={{ slow: true }} onCancel={nothing} onRetry={nothing} /> },
  ],
};

/** Components that need more of the app than a specimen has: see their users. */
export const WITHOUT_SPECIMEN = [
  // a view model
  'AnnouncedLines',
  'ConfirmDialog',
  'DialogLoadFailure',
  'LoadedSection',
  'NoticeBanner',
  'ResultNotice',
  'TextWithId',
  // parts of other skeletons
  'SkeletonBox',
  'InlineSkeleton',
  // at the window's edge
  'StickyBottom',
  // shown only offline, to a keyboard, or to a screen reader
  'OfflineHint',
  'SkipButton',
  'VisuallyHidden',
  // part of others
  'SectionCard',
  'ShowAllButton',
  'WindowedRows',
];
