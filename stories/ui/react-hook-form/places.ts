const plain = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** Some provinces with some of their districts. */
export const provinces = [
  { value: 'Central', label: 'Central', cities: plain('Kiambu', "Murang'a", 'Nyeri') },
  { value: 'Coast', label: 'Coast', cities: plain('Kilifi', 'Lamu', 'Mombasa') },
  { value: 'Nairobi', label: 'Nairobi', cities: plain('Dagoretti', 'Kasarani', 'Westlands') },
  {
    value: 'Rift Valley',
    label: 'Rift Valley',
    cities: plain(
      'Baringo',
      'Bomet',
      'Kajiado',
      'Kericho',
      'Laikipia',
      'Naivasha',
      'Nakuru',
      'Nandi',
      'Narok',
      'Samburu',
      'Trans Nzoia',
      'Turkana',
      'Uasin Gishu',
      'West Pokot',
    ),
  },
];

export const educations = plain('Primary school', 'Senior school', 'College', 'University');
export const genders = plain('Female', 'Male');
export const shillings = (value: number) => `KSh ${value.toLocaleString('en-KE')}`;
