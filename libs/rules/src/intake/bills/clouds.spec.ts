import { cloudOf } from './clouds';

it.each([
  ['AWS', 'aws'],
  ['Amazon Web Services', 'aws'],
  ['Microsoft', 'azure'],
  ['Azure', 'azure'],
  ['Google', 'google-cloud'],
  ['GCP', 'google-cloud'],
  ['IBM', 'ibm-cloud'],
  ['SoftLayer', 'ibm-cloud'],
  ['Oracle', 'oracle-cloud'],
  ['OCI', 'oracle-cloud'],
  ['Rackspace', null],
])('%s is %s', (provider, cloud) => {
  expect(cloudOf(provider)).toBe(cloud);
});
