using System.Collections.Generic;
using System.Linq;
using System.Text.Json;

public static class Json
{
    public static object Read(string text)
    {
        return ValueOf(JsonDocument.Parse(text).RootElement);
    }

    public static string Write(object value)
    {
        return JsonSerializer.Serialize(value);
    }

    private static object ValueOf(JsonElement element)
    {
        switch (element.ValueKind)
        {
            case JsonValueKind.Object:
                return element.EnumerateObject().ToDictionary(member => member.Name, member => ValueOf(member.Value));
            case JsonValueKind.Array:
                return element.EnumerateArray().Select(ValueOf).ToList();
            case JsonValueKind.String:
                return element.GetString();
            case JsonValueKind.Number:
                return element.GetDouble();
            case JsonValueKind.Null:
                return null;
            default:
                return element.GetBoolean();
        }
    }
}
