public static class Json
{
    private static readonly System.Web.Script.Serialization.JavaScriptSerializer Serializer =
        new System.Web.Script.Serialization.JavaScriptSerializer();

    public static object Read(string text)
    {
        return Serializer.DeserializeObject(text);
    }

    public static string Write(object value)
    {
        return Serializer.Serialize(value);
    }
}
